/** The texts that tell visitors that the company of this site is a sample. */
export interface SampleNotice {
  /** One short sentence, for the last line of every page. */
  readonly line: string;
  /** Text next to the names of people. */
  readonly people: string;
  /** Text below a quotation of a client. */
  readonly quotation: string;
  /** List of everything that is a placeholder, for the terms. */
  readonly terms: string;
}

/** To show no notice, set `undefined`, once the facts in this directory are those of your own company. */
export const sample: SampleNotice | undefined = {
  line: 'This firm is a sample.',
  people: 'Names and faces are part of the sample.',
  quotation: 'Sample quotation',
  terms:
    'This site is a sample. The firm, its people, clients and cases, all figures about them, the prices, the company and VAT numbers, the telephone number and the addresses are placeholders. Nobody can be reached or hired through them.',
};
