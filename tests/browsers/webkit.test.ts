import { webkit } from './engines/webkit.ts';
import { journeysOfWebKit } from './everyJourney.ts';
import { describeVisits } from './visit/describeVisits.ts';

describeVisits(webkit, journeysOfWebKit);
