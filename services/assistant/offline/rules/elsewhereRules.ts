import type { Evidence } from '../patterns.ts';

/** What a company's website cannot know, whatever else the question seems to be about. */
export const elsewhereRules: Evidence = {
  12: 'pasta, what is love, plus|minus|divided, 5|2|3|7|10 times, pizza, hamlet, eiffel, dinosaur, dinosaurs, hungry, thirsty, quantum, weather, rain, recipe, cook, bake, football|soccer|basketball|tennis, poem, joke, riddle, horoscope, lottery, bitcoin, crypto, gold, flight|flights, universe, population, president, minister, election, capital of, world cup, olympics, movie|film, singer|song|music|actor|band, god, love you, marry me, homework, pizza, calories, lose weight, diet, buy shoes, dog|cat|cats|dogs, meaning of life, alexander the great, planet|mars|moon, square|squared|root|equation, ignore * instructions, system|your prompt, tell me a story, time in, world war, convert * to, dollars|yen, exchange rate, doctor recommend, girlfriend|boyfriend, vacancy|vacancies|internship|job|career|careers|cv|salary, you hire $, you hire now|people|staff, restaurant recommend, recommend * restaurant, good restaurant, train|bus ticket, car will, my car, my printer, print, stock market, holiday in, beach, hangover, sick, headache, symptoms, lyrics, who won, who invented, tallest|highest mountain, mount everest, fastest animal',
  '-12':
    'train|trained|training * data, support * print, time in|to * market, automate, marketing, hotel|clinic',
};
