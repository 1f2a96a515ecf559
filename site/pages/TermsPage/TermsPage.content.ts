export const meta = {
  title: 'Terms of Service',
  heading: 'Terms of Service',
  lead: 'What you may rely on here, and what you should check with a person first.',
  description:
    'The terms of this website: who runs it, what the assistant and the audit are for, liability, and the law that applies.',
};
