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
  /** URL of the YouTube channel. */
  readonly youtube?: string;
  /** Opening hours as text, e.g. "Monday to Friday, 9:00 to 18:00". */
  readonly hours: string;
  /** Usual time until a reply, e.g. "within 24 hours". */
  readonly replyTime: string;
  /** Number in the companies register, e.g. "HE 123456". The law requires an online service to state it. */
  readonly companyNumber: string;
  /** VAT number, e.g. "CY12345678X"; leave it out if there is none. */
  readonly vatNumber?: string;
}
