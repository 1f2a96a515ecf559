import { chromium } from './engines/chromium.ts';
import { everyJourney } from './everyJourney.ts';
import { describeVisits } from './visit/describeVisits.ts';

describeVisits(chromium, everyJourney);
