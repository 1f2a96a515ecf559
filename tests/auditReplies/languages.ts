import type { Sample } from './Sample.ts';

const greek: Omit<Sample, 'name' | 'reply'> = {
  summary: 'Ο φούρνος σας χάνει δέκα ώρες την εβδομάδα.',
  opportunities: [['Επαναλαμβανόμενες ερωτήσεις', 'Οι περισσότερες κλήσεις αφορούν το ωράριο.']],
  solutions: [
    ['Βοηθός ιστοσελίδας', 'Απαντά σε ερωτήσεις όλο το εικοσιτετράωρο.', 'High', '150-200%', 'Easy'],
  ],
};

/** Greek, and other scripts. */
export const languageSamples: readonly Sample[] = [
  {
    name: 'Greek texts under English headings',
    reply: `## Executive Summary\n\n${greek.summary}\n\n## Key Opportunities\n\n- **Επαναλαμβανόμενες ερωτήσεις**: Οι περισσότερες κλήσεις αφορούν το ωράριο.\n\n## Recommended Solutions\n\n- **Βοηθός ιστοσελίδας**: Απαντά σε ερωτήσεις όλο το εικοσιτετράωρο.\n  - **Priority:** High\n  - **ROI:** 150–200%\n  - **Difficulty:** Easy`,
    ...greek,
  },
  {
    name: 'Greek headings and labels',
    reply: `## Εκτελεστική Σύνοψη\n\n${greek.summary}\n\n## Βασικές Ευκαιρίες\n\n1. **Επαναλαμβανόμενες ερωτήσεις:** Οι περισσότερες κλήσεις αφορούν το ωράριο.\n\n## Προτεινόμενες Λύσεις\n\n1. **Βοηθός ιστοσελίδας:** Απαντά σε ερωτήσεις όλο το εικοσιτετράωρο.\n   - **Προτεραιότητα:** Υψηλή\n   - **Απόδοση επένδυσης:** 150% έως 200%\n   - **Δυσκολία υλοποίησης:** Εύκολη`,
    ...greek,
  },
  {
    name: 'Greek capitals without accents',
    reply: `**ΕΚΤΕΛΕΣΤΙΚΗ ΣΥΝΟΨΗ**\n\n${greek.summary}\n\n**ΒΑΣΙΚΕΣ ΕΥΚΑΙΡΙΕΣ**\n\n- Επαναλαμβανόμενες ερωτήσεις: Οι περισσότερες κλήσεις αφορούν το ωράριο.\n\n**ΠΡΟΤΕΙΝΟΜΕΝΕΣ ΛΥΣΕΙΣ**\n\n- Βοηθός ιστοσελίδας: Απαντά σε ερωτήσεις όλο το εικοσιτετράωρο. (Προτεραιότητα: υψηλή, ROI: 150-200%, Δυσκολία: εύκολη)`,
    ...greek,
  },
  {
    name: 'French headings, of which one is an English word',
    reply:
      '## Synthèse\n\nLe four.\n\n## Opportunités\n\n- **Appels** : perdus.\n\n## Solutions\n\n- **Agent vocal** : répond.\n  - **Priorité :** Haute\n  - **Rentabilité :** 120 à 160 % la première année\n\n## Prochaines étapes\n\n- Appeler',
    summary: 'Le four.',
    opportunities: [['Appels', 'perdus.']],
    solutions: [['Agent vocal', 'répond.', 'High', '120-160%', 'Medium']],
  },
  {
    name: 'decomposed accents',
    reply:
      `## Σύνοψη\n\nΟ φούρνος.\n\n## Ευκαιρίες\n\n- Ένα: Δύο.\n\n## Λύσεις\n\n- Τρία: Τέσσερα.`.normalize(
        'NFD',
      ),
    summary: 'Ο φούρνος.'.normalize('NFD'),
    opportunities: [['Ένα'.normalize('NFD'), 'Δύο.'.normalize('NFD')]],
    solutions: [['Τρία'.normalize('NFD'), 'Τέσσερα.'.normalize('NFD'), 'Medium', '150-200%', 'Medium']],
  },
  {
    name: 'characters outside the first plane',
    reply:
      '## Executive Summary\n\n𝒜 👩‍🍳 bakes.\n\n## Key Opportunities\n\n- 🍞 **Bread 🥖**: 面包 и хлеб.\n\n## Recommended Solutions\n\n- ✅ Oven: عربي',
    summary: '𝒜 👩‍🍳 bakes.',
    opportunities: [['Bread 🥖', '面包 и хлеб.']],
    solutions: [['Oven', 'عربي', 'Medium', '150-200%', 'Medium']],
  },
];
