/** A link in the footer. */
export interface FooterLink {
  readonly label: string;
  readonly href: string;
}
