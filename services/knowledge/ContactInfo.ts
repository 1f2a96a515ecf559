/** Contact details of the company. */
export interface ContactInfo {
  readonly email: string;
  readonly phone: string;
  readonly headquarters: {
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
  };
  readonly socialMedia: { readonly linkedin?: string; readonly twitter?: string; readonly facebook?: string };
  /** Address of the YouTube channel. */
  readonly youtube?: string;
  /** E.g. "Monday to Friday, 9:00 to 18:00". */
  readonly hours: string;
  /** E.g. "within 24 hours". */
  readonly replyTime: string;
  /** Registration with the Registrar of Companies, e.g. "HE 123456": the law asks an online service to name it. */
  readonly companyNumber: string;
  /** E.g. "CY12345678X"; leave it out where there is none. */
  readonly vatNumber?: string;
}
