/** Whom people in danger call. */
export const emergency = {
  /** The emergency number of the European Union, Cyprus and Turkey included. */
  number: '112',
  /** Source: cyprussamaritans.org, by way of public lists of helplines; checked 26 November 2026. */
  helpline: { name: 'Cyprus Samaritans', phone: '8000 7773' },
} as const;
