/** What may stand in the gaps of the lessons. */
export const slots: Readonly<Record<string, readonly string[]>> = {
  thing:
    `a chatbot|a voice agent|a website|an online shop|process automation|the automation of our invoices|a dashboard|a cloud migration|an AI strategy|a phone bot|a project|such a project|it|this|that|a small automation|one of your services|marketing automation|analytics|an AI agent|everything|your solution|a typical project|the whole thing|a bot for our site|your help|a simple automation|a complex one|the work`.split(
      '|',
    ),
  trade:
    `hotel|clinic|law firm|restaurant|shipping company|dentist|bank|school|pharmacy|real estate agency|estate agent|construction company|factory|winery|insurance broker|wholesaler|charity|retailer|supermarket|accountant|accounting firm|travel agency|forex company|garage|gym|salon|bakery|logistics company|courier|municipality|hospital|car rental|farm|manufacturer|doctor|architect|marketing agency|startup|non-profit|shop|cafe|university|church|football club|printing company|property developer|taxi company|cleaning company|security company`.split(
      '|',
    ),
  trades:
    `hotels|clinics|law firms|lawyers|restaurants|shipping companies|dentists|banks|schools|pharmacies|real estate|estate agents|construction companies|factories|wineries|insurance|wholesalers|charities|NGOs|retailers|supermarkets|accountants|travel agents|fintech|garages|gyms|bakeries|logistics|couriers|government|hospitals|car rentals|farmers|manufacturers|doctors|architects|startups|shops|universities|tourism|healthcare|manufacturing|the energy sector|the maritime industry|hospitality|education|agriculture|telecoms|e-commerce companies`.split(
      '|',
    ),
  tool: `SAP|Odoo|Xero|Salesforce|HubSpot|Dynamics 365|QuickBooks|Sage|Outlook|Excel|Teams|Slack|Shopify|WordPress|Power BI|Opera PMS|SoftOne|Jira|Google Workspace|Microsoft 365|Zapier|Make|n8n|Power Automate|Python|Gemini|Claude|GPT|OpenAI|Llama|Azure|AWS|Kubernetes|our ERP|our CRM|our accounting software|our phone system|our PMS|our existing systems|our database`.split(
    '|',
  ),
  language:
    `Greek|English|Russian|Turkish|German|French|Arabic|Hebrew|Italian|Spanish|Chinese|Polish|Cypriot dialect|Ukrainian|Bulgarian|Romanian`.split(
      '|',
    ),
  place:
    `Cyprus|Nicosia|Limassol|Larnaca|Paphos|Greece|Athens|London|Europe|the UK|Germany|Dubai|Ayia Napa|the Middle East|Malta|Israel`.split(
      '|',
    ),
  day: `Saturday|Sunday|the weekend|Friday afternoon|Monday|public holidays|weekends|Easter|the evening|Christmas|August|holidays|lunchtime`.split(
    '|',
  ),
  year: `2018|2019|2020|2021|2022|2023`.split('|'),
  when: `tomorrow|next week|on Monday|this afternoon|on Thursday|today|this week|next month`.split('|'),
  task: `invoices|orders|reports|payroll|approvals|bookings|emails|data entry|expense claims|contracts|delivery notes|quotes|bank statements|timesheets|onboarding|documents|stock lists|customer requests`.split(
    '|',
  ),
  department:
    `finance|sales|HR|operations|marketing|customer service|accounting|the warehouse|logistics|the back office|purchasing|the front office|IT`.split(
      '|',
    ),
  service:
    `voice agents|process automation|data analytics|digital presence|AI consultancy|AI automation|IT strategy|chatbots|cloud migration|marketing automation`.split(
      '|',
    ),
  firm: `company|firm|business|agency|team|organisation`.split('|'),
};
