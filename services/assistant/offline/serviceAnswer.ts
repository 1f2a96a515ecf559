import type { KnowledgeBase, Service, SubService } from '../../knowledge/types.ts';
import { isService, lowerFirst, parentOf, serviceLink } from './answerParts.ts';
import { answerOf, type LocalAnswer, link, pageAt, plain } from './pageLinks.ts';

/** The answer to a question about one service or solution: what it is, how long it takes, who has it. */
export function serviceAnswer(base: KnowledgeBase, subject: Service | SubService): LocalAnswer {
  const page = { name: subject.title, path: `/services/${subject.id}` };
  const cases = pageAt(base, '/case-studies');
  if (!isService(subject)) {
    const parent = parentOf(base, subject);
    return answerOf(
      parent ? [page, { name: parent.title, path: `/services/${parent.id}` }] : [page],
      `**${plain(subject.title)}.** ${subject.description}`,
      `${parent ? `Part of ${serviceLink(parent)}. ` : ''}More: ${link(page)}.`,
    );
  }
  const study = base.caseStudies.find(({ slug }) => slug === subject.caseStudy);
  return answerOf(
    [page, cases],
    `**${plain(subject.title)}.** ${subject.description}`,
    `It takes ${subject.typicalTime}. More: ${link(page)}.`,
    study
      ? `Already done for ${lowerFirst(study.client)}: ${link({ name: study.title, path: `${cases.path}#${study.slug}` })}.`
      : '',
  );
}
