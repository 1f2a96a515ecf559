import { useState } from 'react';

import { RoiExplainer, SelectField, Stack, Text } from '#design-system';
import type { Solution } from '#services';
import {
  buildPrice,
  firstYearCost,
  formatMoney,
  formatNumber,
  hoursForReturn,
  type PriceExample,
  prices,
  returnOf,
} from '#services/knowledge';
import { basisOf, defaultAssumptions, parseRoi, savingOf, weeksPerYear } from '#services/reports';

import * as styles from './FollowUp.css.ts';
import { roi } from './report.content.ts';

export interface RoiCalculatorProps {
  readonly solutions: readonly Solution[];
}

type Assumption = keyof typeof roi.assumptions;
const assumptions: readonly Assumption[] = ['hoursPerWeek', 'hourlyCost', 'share'];
const isAssumption = (name: string): name is Assumption => assumptions.some((each) => each === name);

/** Texts of the fields. `share` is in percent. */
type Values = Readonly<Record<Assumption, string>>;

/**
 * Returns the initial values of the fields: the default cost of an hour and share, and just enough hours a week to
 * reach the lower end of the range at the price of the example.
 */
const initialValues = (range: string, example: PriceExample): Values => {
  const { hourlyCost, share } = defaultAssumptions;
  const hours = hoursForReturn(Math.max(0, parseRoi(range)?.low ?? 0), example);
  return {
    hoursPerWeek: String(Math.ceil(hours / share)),
    hourlyCost: String(hourlyCost),
    share: String(share * 100),
  };
};

/** Returns the solutions whose return can be calculated, each with its example of the price list. */
const calculableOf = (solutions: readonly Solution[]) =>
  solutions.flatMap((solution) => {
    const basis = basisOf(solution);
    const example = basis ? prices[basis.offering]?.[basis.example] : undefined;
    const hasRange = parseRoi(solution.roi) !== null && !solution.usual?.includes('roi');
    return example && hasRange ? [{ solution, example }] : [];
  });

/** Returns the error for the text of a field; `undefined` if it is valid. */
function errorOf(name: Assumption, text: string): string | undefined {
  const number = Number(text);
  const { most } = roi.assumptions[name];
  return text.trim() !== '' && number >= 0 && number <= most ? undefined : roi.outOfRange(most);
}

/** Explains the ROI range of a solution. Visitors can change the assumptions behind the example. */
export function RoiCalculator({ solutions }: RoiCalculatorProps) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [chosenIndex, setChosenIndex] = useState(0);
  const calculable = calculableOf(solutions);
  const selected = calculable[chosenIndex] ?? calculable[0];
  const start = selected && initialValues(selected.solution.roi, selected.example);
  const values: Values = { hoursPerWeek: '', hourlyCost: '', share: '', ...start, ...typed };
  const hasError = assumptions.some((name) => errorOf(name, values[name]));
  return (
    <Stack gap="m">
      <Text measure>
        {roi.method} <span className={styles.onScreen}>{roi.own}</span>
      </Text>
      {selected && (
        <>
          {calculable.length > 1 && (
            <SelectField
              label={roi.solution}
              className={styles.onScreen}
              name="roi-solution"
              options={calculable.map(({ solution }, index) => ({
                value: String(index),
                label: solution.title,
              }))}
              value={String(calculable.indexOf(selected))}
              onValueChange={(index) => setChosenIndex(Number(index))}
            />
          )}
          <RoiExplainer
            range={selected.solution.roi}
            assumptions={assumptions.map((name) => ({
              name,
              label: roi.assumptions[name].label,
              value: values[name],
              min: 0,
              max: roi.assumptions[name].most,
              error: errorOf(name, values[name]),
            }))}
            onAssumptionChange={(name, value) => {
              if (isAssumption(name)) setTyped((old) => ({ ...old, [name]: value }));
            }}
            estimateTitle={roi.estimateTitle(
              assumptions.every((name) => Number(values[name]) === Number(start?.[name])),
              values,
            )}
            estimate={hasError ? '\u2013' : estimateText(selected.example, values)}
            note={roi.note(weeksPerYear)}
          />
        </>
      )}
    </Stack>
  );
}

const oneDigit = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Returns the estimate as text: the saving, and its return at the price of the example. */
export function estimateText(example: PriceExample, values: Values): string {
  const { saving } = savingOf({
    hoursPerWeek: Number(values.hoursPerWeek),
    hourlyCost: Number(values.hourlyCost),
    share: Number(values.share) / 100,
  });
  if (saving === 0) return roi.nothing;
  const project = example.example.charAt(0).toLowerCase() + example.example.slice(1);
  const cost = firstYearCost(example);
  const months = buildPrice(example) / (saving / 12 - example.monthly);
  const paybackMonths = oneDigit.format(Math.ceil(months * 10) / 10);
  const sum = `(${formatMoney(saving)} \u2212 ${formatMoney(cost)}) ÷ ${formatMoney(cost)}`;
  const resultWithoutReturn = months > 0 ? roi.paysLater(paybackMonths) : roi.neverPays;
  const result =
    saving >= cost ? roi.pays(sum, formatNumber(returnOf(saving, cost)), paybackMonths) : resultWithoutReturn;
  return roi.estimate(formatMoney(saving), project, formatMoney(cost), result);
}
