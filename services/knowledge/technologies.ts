import type { TechnologyGroup } from './types.ts';

/** Technologies by category. */
export const technologies: readonly TechnologyGroup[] = [
  {
    name: 'Language models',
    use: 'to read, sort and write',
    items: ['Google Gemini', 'Anthropic Claude', 'OpenAI GPT', 'Mistral', 'Llama on your own hardware'],
  },
  {
    name: 'Automation',
    use: 'to pass work along',
    items: ['n8n', 'Microsoft Power Automate', 'Make', 'Python', 'TypeScript'],
  },
  {
    name: 'Voice',
    use: 'to answer the phone',
    items: ['SIP telephony', 'Twilio', 'Azure AI Speech', 'Google Speech-to-Text', 'LiveKit'],
  },
  {
    name: 'Data and analytics',
    use: 'to count and to show',
    items: ['PostgreSQL', 'BigQuery', 'dbt', 'Power BI', 'Metabase'],
  },
  {
    name: 'Web',
    use: 'to take bookings and orders',
    items: ['React', 'TypeScript', 'Astro', 'WordPress', 'Shopify'],
  },
  {
    name: 'Cloud and IT',
    use: 'to run all of it',
    items: [
      'Microsoft Azure',
      'Amazon Web Services',
      'Google Cloud',
      'Microsoft 365',
      'Kubernetes',
      'Terraform',
    ],
  },
  {
    name: 'Business systems',
    use: 'to connect with yours',
    items: ['SAP Business One', 'Microsoft Dynamics 365', 'Odoo', 'HubSpot', 'Salesforce', 'Xero'],
  },
];
