import type { TechnologyGroup } from './types.ts';

/** What we build with, by kind. */
export const technologies: readonly TechnologyGroup[] = [
  {
    name: 'Language models',
    items: ['Google Gemini', 'Anthropic Claude', 'OpenAI GPT', 'Mistral', 'Llama on your own hardware'],
  },
  {
    name: 'Automation',
    items: ['n8n', 'Microsoft Power Automate', 'Make', 'Python', 'TypeScript'],
  },
  {
    name: 'Voice',
    items: ['SIP telephony', 'Twilio', 'Azure AI Speech', 'Google Speech-to-Text', 'LiveKit'],
  },
  {
    name: 'Data and analytics',
    items: ['PostgreSQL', 'BigQuery', 'dbt', 'Power BI', 'Metabase'],
  },
  {
    name: 'Web',
    items: ['React', 'TypeScript', 'Astro', 'WordPress', 'Shopify'],
  },
  {
    name: 'Cloud and IT',
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
    items: ['SAP Business One', 'Microsoft Dynamics 365', 'Odoo', 'HubSpot', 'Salesforce', 'Xero'],
  },
];
