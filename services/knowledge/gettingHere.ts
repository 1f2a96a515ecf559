/** Ways to the office: real places of Nicosia around an address that is fictional, so no distances. */
export const gettingHere = {
  places: {
    kyrenia: 'Kyrenia Gate',
    famagusta: 'Famagusta Gate',
    paphos: 'Paphos Gate',
    square: 'Eleftheria Square',
    river: 'Old river bed',
  },
  onFoot: 'On foot, come through the walls at Eleftheria Square and keep to the right.',
  byCar: 'By car, stay outside them: there are car parks in the moat beside the square.',
};
