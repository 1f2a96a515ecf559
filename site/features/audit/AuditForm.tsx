import { type FormEvent, useRef } from 'react';

import {
  Button,
  CheckboxGroup,
  ErrorSummary,
  Fieldset,
  Grid,
  Icon,
  Inline,
  Link,
  ProgressLane,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '#design-system';
import { type AuditArea, type AuditFormData, auditAreas } from '#services';
import { paths } from '#site/app/paths.ts';

import {
  actions,
  areaLabels,
  companySizes,
  draftNote,
  errorTitle,
  fieldsets,
  hints,
  industries,
  labels,
  notice,
} from './auditForm.content.ts';
import { progressOf } from './progressOf.ts';
import type { useAuditForm } from './useAuditForm.ts';

export interface AuditFormProps {
  readonly form: ReturnType<typeof useAuditForm>;
  /** Called with checked answers. */
  readonly onSubmit: (answers: AuditFormData, withoutAi: boolean) => void;
  readonly onSample: () => void;
}

const isArea = (value: string): value is AuditArea => auditAreas.some((area) => area === value);
const areaOptions = auditAreas.map((value) => ({ value, label: areaLabels[value] }));

/** The eight questions on one page, in three parts (A10). */
export function AuditForm({ form, onSubmit, onSample }: AuditFormProps) {
  const { answers, errors, answer } = form;
  const summary = useRef<HTMLElement>(null);
  const problems = Object.entries(errors).map(([field, message]) => ({ fieldId: `audit-${field}`, message }));
  const { you, business, steps } = progressOf(answers);

  const submit = (withoutAi: boolean) => {
    if (form.check()) onSubmit(answers, withoutAi);
    else requestAnimationFrame(() => summary.current?.focus());
  };
  const text = (field: Exclude<keyof AuditFormData, 'areasOfInterest'>) => ({
    id: `audit-${field}`,
    name: field,
    label: labels[field],
    value: answers[field],
    error: field in errors ? errors[field] : undefined,
    onChange: (value: string) => answer({ [field]: value }),
  });

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Stack gap="l">
        {problems.length > 0 && <ErrorSummary ref={summary} title={errorTitle} errors={problems} />}
        <ProgressLane steps={steps} />
        <Fieldset legend={fieldsets.you.legend} note={you ? fieldsets.you.done : undefined}>
          <Text size="small" tone="muted">
            {hints.contact}
          </Text>
          <Grid columns={{ tablet: 2 }} gap="m">
            <TextField {...text('contactName')} autoComplete="name" required />
            <TextField {...text('email')} type="email" autoComplete="email" required />
            <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
          </Grid>
        </Fieldset>
        <Fieldset legend={fieldsets.business.legend} note={business ? fieldsets.business.done : undefined}>
          <Grid columns={{ tablet: 2 }} gap="m">
            <TextField {...text('businessName')} autoComplete="organization" required />
            <SelectField {...text('industry')} options={industries} placeholder="Choose one" optional />
            <SelectField {...text('companySize')} options={companySizes} placeholder="Choose one" optional />
          </Grid>
        </Fieldset>
        <Fieldset legend={fieldsets.challenge.legend}>
          <CheckboxGroup
            name="areasOfInterest"
            legend={labels.areasOfInterest}
            options={areaOptions}
            value={auditAreas.filter((area) => answers.areasOfInterest[area])}
            onChange={(chosen) => answer({ areasOfInterest: areasFrom(chosen.filter(isArea)) })}
            optional
          />
          <TextArea {...text('challengeDescription')} hint={hints.challenge} maxLength={4000} optional />
        </Fieldset>
        <Stack gap="s">
          <Text size="small" tone="muted">
            {notice.text} <Link href={paths.privacy}>{notice.more}</Link>. {notice.person}{' '}
            <Link href={paths.contact}>{notice.contact}</Link>.
          </Text>
          <Inline gap="s">
            <Button type="submit" icon={<Icon name="arrowRight" />} iconPosition="right">
              {actions.generate}
            </Button>
            <Button variant="outline" onClick={onSample}>
              {actions.sample}
            </Button>
          </Inline>
          <Inline gap="m">
            <Button variant="text" size="small" onClick={() => submit(true)}>
              {actions.withoutAi}
            </Button>
            <Button variant="text" size="small" onClick={form.startOver}>
              {actions.startOver}
            </Button>
          </Inline>
          <Text size="small" tone="muted">
            {draftNote}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

const areasFrom = (chosen: readonly AuditArea[]): AuditFormData['areasOfInterest'] => ({
  customerService: chosen.includes('customerService'),
  sales: chosen.includes('sales'),
  operations: chosen.includes('operations'),
  finance: chosen.includes('finance'),
  hr: chosen.includes('hr'),
  other: chosen.includes('other'),
});
