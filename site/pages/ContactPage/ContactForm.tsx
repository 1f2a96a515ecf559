import { Button, ErrorSummary, Link, Stack, Text, TextArea, TextField, VisuallyHidden } from '#design-system';

import { leadLimits } from '#services';
import { KeepInCalendar } from '#site/features/calls/KeepInCalendar.tsx';
import { Honeypot } from '#site/features/forms/Honeypot.tsx';
import { problemCount, requiredNote } from '#site/features/forms/problems.content.ts';
import { MailInstead } from '#site/features/leads/MailInstead.tsx';
import { SendResult } from '#site/features/leads/SendResult.tsx';
import { paths } from '#site/routing/paths.ts';
import { form as formCopy } from './ContactPage.content.ts';
import * as styles from './ContactPage.css.ts';
import { type ContactField, useContactForm } from './useContactForm.ts';

type ContactFormState = ReturnType<typeof useContactForm>;

/** Summary of the errors at the last attempt to send; corrected ones are marked. */
function Problems({
  summary,
  errors,
  checkedErrors,
}: Pick<ContactFormState, 'summary' | 'errors' | 'checkedErrors'>) {
  const problems = Object.entries({ ...checkedErrors, ...errors }).map(([name, message]) => ({
    fieldId: `contact-${name}`,
    message,
    settled: !(name in errors),
  }));
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      title={problemCount(Object.keys(errors).length)}
      headingLevel={3}
      errors={problems}
    />
  );
}

function Fields({
  answers,
  errors,
  checkedErrors,
}: Pick<ContactFormState, 'answers' | 'errors' | 'checkedErrors'>) {
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: formCopy.labels[name],
    defaultValue: answers[name],
    error: errors[name],
    settledError: checkedErrors[name],
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <div className={styles.wholeRow}>
          <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
        </div>
      </div>
      <TextArea {...field('message')} hint={formCopy.hint} limit={leadLimits.message} />
    </>
  );
}

/**
 * Contact form. It sends the message through the gateway. If the gateway cannot deliver messages, the visitor's mail
 * program opens instead.
 */
export function ContactForm() {
  const form = useContactForm();
  const { answers, errors, checkedErrors, byMailOnly, outcome, callRequest } = form;
  return (
    // `dialog` makes Enter do nothing without scripts. With the default method, Enter would put the message into the
    // URL.
    <form ref={form.formElement} noValidate method="dialog" {...form.events} onSubmit={form.submit}>
      <Stack gap="l">
        <Problems {...{ errors, checkedErrors }} summary={form.summary} />
        <VisuallyHidden role="status">{form.announcement}</VisuallyHidden>
        {callRequest && outcome !== 'delivered' && (
          <Stack gap="s" align="start">
            <Text aria-hidden="true" measure>
              {callRequest.note}
            </Text>
            <KeepInCalendar callRequest={callRequest} />
          </Stack>
        )}
        <Text size="small" tone="muted">
          {requiredNote}
        </Text>
        <Fields {...{ answers, errors, checkedErrors }} />
        <div>
          <Button type="submit" busy={form.sending}>
            {byMailOnly ? formCopy.sendByMail : formCopy.send}
          </Button>
        </div>
        <SendResult outcome={outcome} outcomeText={form.outcomeText} calendar={callRequest?.calendar}>
          {form.mail && <MailInstead mail={form.mail} label={formCopy.openMail} />}
        </SendResult>
        {!outcome && (
          <Text tone="muted" measure>
            {byMailOnly ? formCopy.byMail : formCopy.promise}{' '}
            <Link href={paths.privacy}>{formCopy.privacy}</Link>
          </Text>
        )}
      </Stack>
      <Honeypot />
    </form>
  );
}
