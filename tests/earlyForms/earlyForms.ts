// The prerendered forms, for tests of input before hydration. No test tool is imported here, since drivers of several
// browsers share this table. No prerendered form has radio buttons.

/** A field of a prerendered form, and what a visitor answers. */
export interface EarlyField {
  readonly type: 'text' | 'email' | 'tel' | 'search' | 'textarea' | 'select' | 'checkbox';
  /** Finds it, in CSS. */
  readonly selector: string;
  /** Typed or chosen value; for a checkbox `true` or `false` as text. */
  readonly value: string;
}

/** A prerendered form. */
export interface EarlyForm {
  readonly name: string;
  readonly path: string;
  readonly fields: readonly EarlyField[];
  /** Whether the browser fills it again when a visitor comes back or reloads; a field with `autocomplete="off"` it does not. */
  readonly restored: boolean;
}

/** Every form that stands in a page before its scripts run. */
export const earlyForms: readonly EarlyForm[] = [
  {
    name: 'audit',
    path: '/ai-audit',
    restored: true,
    fields: [
      { type: 'text', selector: '#audit-contactName', value: 'Eleni Georgiou' },
      { type: 'email', selector: '#audit-email', value: 'eleni@zephyr-mills.example' },
      { type: 'tel', selector: '#audit-phone', value: '+357 22 000 001' },
      { type: 'text', selector: '#audit-businessName', value: 'Zephyr Mills' },
      { type: 'select', selector: '#audit-industry', value: 'Manufacturing' },
      { type: 'select', selector: '#audit-companySize', value: '11 to 50 people' },
      { type: 'checkbox', selector: '[name="areasOfInterest"][value="finance"]', value: 'true' },
      { type: 'checkbox', selector: '[name="areasOfInterest"][value="operations"]', value: 'true' },
      { type: 'textarea', selector: '#audit-challengeDescription', value: 'Every order is typed twice.' },
    ],
  },
  {
    name: 'contact',
    path: '/contact',
    restored: true,
    fields: [
      { type: 'text', selector: '#contact-name', value: 'Eleni Georgiou' },
      { type: 'email', selector: '#contact-email', value: 'eleni@zephyr-mills.example' },
      { type: 'tel', selector: '#contact-phone', value: '+357 22 000 001' },
      { type: 'textarea', selector: '#contact-message', value: 'Quotes take two days.' },
    ],
  },
  {
    name: 'search',
    path: '/no/such/page',
    restored: false,
    fields: [{ type: 'search', selector: 'main [type="search"]', value: 'voice agent' }],
  },
  {
    name: 'filters',
    path: '/automations',
    restored: true,
    fields: [
      { type: 'select', selector: 'main [name="system"]', value: 'CRM' },
      { type: 'select', selector: 'main [name="sort"]', value: 'hours' },
    ],
  },
];

/** The value of a field in the form of `EarlyField.value`. Runs in the page. */
export function valueIn(selector: string): string {
  const field = document.querySelector(selector);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return String(field.checked);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
    return field.value;
  throw new Error(`The page has no field ${selector}.`);
}

/**
 * Fills a field as a password manager does: from outside the page's own scripts, then with the events that its scripts
 * may listen to. Runs in the page.
 */
export function fillFromOutside({ selector, value }: { readonly selector: string; readonly value: string }) {
  const field = document.querySelector(selector);
  const put = (prototype: object, name: 'value' | 'checked', what: unknown) =>
    Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, what);
  if (field instanceof HTMLTextAreaElement) put(HTMLTextAreaElement.prototype, 'value', value);
  else if (field instanceof HTMLSelectElement) put(HTMLSelectElement.prototype, 'value', value);
  else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    // Password managers click checkboxes.
    if (String(field.checked) !== value) field.click();
  } else put(HTMLInputElement.prototype, 'value', value);
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
}
