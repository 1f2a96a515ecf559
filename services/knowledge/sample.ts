/** Says that the company of this site is a sample, in the footer of every page and in the terms. */
export interface SampleNotice {
  /** One short sentence, for the footer. */
  readonly line: string;
  /** Beside the names of people. */
  readonly people: string;
  /** Below the words of a client. */
  readonly quotation: string;
  /** Names everything that is a placeholder, for the terms. */
  readonly terms: string;
}

/** `undefined` shows nothing. Set that once the facts in this folder are those of your own company. */
export const sample: SampleNotice | undefined = {
  line: 'This firm is a sample.',
  people: 'Names and faces are part of the sample.',
  quotation: 'Sample quotation',
  terms:
    'This site is a sample. The firm, its people, clients and cases, all figures about them, the prices, the company and VAT numbers, the telephone number and the addresses are placeholders. Nobody can be reached or hired through them.',
};
