import { useState } from 'react';

import { RoiExplainer, SelectField, Stack, Text } from '#design-system';
import type { Solution } from '#services';
import { formatEuros } from '#services/knowledge';
import { defaultAssumptions, estimateRoi, parseRoi, weeksPerYear } from '#services/reports';

import * as styles from './FollowUp.css.ts';
import { roi } from './report.content.ts';

export interface RoiCalculatorProps {
  readonly solutions: readonly Solution[];
}

type Assumption = keyof typeof roi.assumptions;
const assumptions: readonly Assumption[] = ['hoursPerWeek', 'hourlyCost', 'share'];
const isAssumption = (name: string): name is Assumption => assumptions.some((each) => each === name);

const start: Record<Assumption, string> = {
  hoursPerWeek: String(defaultAssumptions.hoursPerWeek),
  hourlyCost: String(defaultAssumptions.hourlyCost),
  share: String(defaultAssumptions.share * 100),
};

/** Explains the ROI ranges with assumptions that the visitor can change. */
export function RoiCalculator({ solutions }: RoiCalculatorProps) {
  const [values, setValues] = useState(start);
  const [chosen, setChosen] = useState(0);
  const calculable = solutions.filter(({ roi: range, usual }) => parseRoi(range) && !usual?.includes('roi'));
  const solution = calculable[chosen] ?? calculable[0];
  const errorOf = (name: Assumption) => {
    const number = Number(values[name]);
    const { most } = roi.assumptions[name];
    return values[name].trim() !== '' && number >= 0 && number <= most ? undefined : roi.outOfRange(most);
  };
  return (
    <Stack gap="m">
      <Text measure>
        {roi.method} <span className={styles.onScreen}>{roi.own}</span>
      </Text>
      {solution && (
        <>
          {calculable.length > 1 && (
            <SelectField
              label={roi.solution}
              className={styles.onScreen}
              name="roi-solution"
              options={calculable.map(({ title }, place) => ({ value: String(place), label: title }))}
              value={String(calculable.indexOf(solution))}
              onValueChange={(place) => setChosen(Number(place))}
            />
          )}
          <RoiExplainer
            range={solution.roi}
            assumptions={assumptions.map((name) => ({
              name,
              label: roi.assumptions[name].label,
              value: values[name],
              min: 0,
              max: roi.assumptions[name].most,
              error: errorOf(name),
            }))}
            onAssumptionChange={(name, value) => {
              if (isAssumption(name)) setValues((old) => ({ ...old, [name]: value }));
            }}
            estimateTitle={roi.estimateTitle(
              assumptions.every((name) => Number(values[name]) === Number(start[name])),
              values,
            )}
            estimate={assumptions.some(errorOf) ? '\u2013' : estimateText(solution.roi, values)}
            note={roi.note(weeksPerYear)}
          />
        </>
      )}
    </Stack>
  );
}

const oneDigit = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** The estimate in words. */
export function estimateText(range: string, values: Readonly<Record<Assumption, string>>): string {
  const estimate = estimateRoi(range, {
    hoursPerWeek: Number(values.hoursPerWeek),
    hourlyCost: Number(values.hourlyCost),
    share: Number(values.share) / 100,
  });
  if (!estimate || estimate.saving === 0) return roi.nothing;
  const { saving, budget, paybackMonths } = estimate;
  return roi.estimate(
    formatEuros(saving),
    between(formatEuros(budget.low), formatEuros(budget.high)),
    roi.months(oneDigit.format(paybackMonths.low), oneDigit.format(paybackMonths.high)),
  );
}

const between = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);
