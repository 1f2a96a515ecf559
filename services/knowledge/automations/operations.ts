import type { AutomationDetails } from '../types.ts';

/** Automations for logistics, production and storage. */
export const operationsAutomations = {
  'order-entry': {
    trigger: 'An order arrives by email, WhatsApp or photograph',
    result: 'The order is in your system, unusual lines are marked',
    steps: [
      'Read it, handwriting included',
      'Match each line with a product code',
      'Mark the lines that look unusual for this customer',
      'Create the order and send it back to confirm',
    ],
    systems: ['Email', 'WhatsApp Business', 'Business system'],
    basis: 'a wholesaler of 30: 150 orders a week, 4 minutes saved on each',
  },
  'delivery-updates': {
    trigger: 'A van leaves, is late or has arrived',
    result: 'Customers know the time before they ask',
    steps: [
      'Read the position from the fleet system',
      'Work out the new arrival time',
      'Tell the customer before the customer asks',
      'File the proof of delivery with the invoice',
    ],
    systems: ['Fleet tracking', 'Text messages', 'Business system'],
    basis: 'a courier of 25: 100 deliveries a week, 3 minutes saved on each',
  },
  'stock-reorder': {
    trigger: 'Forecast demand is higher than what is on the shelf',
    result: 'The order is ready before a shelf is empty',
    steps: [
      'Forecast four weeks of sales, holidays included',
      'Compare with stock and open orders',
      'Draft the purchase order for each supplier',
      'Ask a person above the limit you set',
    ],
    systems: ['Business system', 'Supplier portals'],
    basis: 'a warehouse team of 5: 80 stock lines a week, 3 minutes saved on each',
  },
  'document-filing': {
    trigger: 'A scan or an attachment arrives',
    result: 'Each has a name and a place, and can be found',
    steps: [
      'Recognise what it is and whom it concerns',
      'Name it and put it where it belongs',
      'Note the date after which it may be deleted',
      'Make its text searchable',
    ],
    systems: ['Scanner', 'SharePoint', 'Email'],
    basis: 'an office of 20: 240 documents a week, 2 minutes saved on each',
  },
  'inspection-report': {
    trigger: 'An inspector finishes a visit and has dictated notes',
    result: 'The report is ready to sign, with numbered defects',
    steps: [
      'Turn the dictation and photographs into your report form',
      'Number the defects and attach the pictures',
      'Create a task for each defect',
      'Send the draft to the inspector to sign',
    ],
    systems: ['Phone', 'Document templates', 'Task list'],
    basis: 'a team of 3: 12 inspections a week, 25 minutes saved on each',
  },
} as const satisfies Readonly<Record<string, AutomationDetails>>;
