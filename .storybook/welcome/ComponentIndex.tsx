import { componentAddress } from '../docs/componentLinks.ts';
import { themeNames } from '../toolbar.ts';
import { type ComponentDrawing, drawingsByPurpose } from './componentDrawings.ts';
import * as styles from './welcome.css.ts';

function Tile({
  href,
  name,
  drawing,
}: {
  readonly href: string | undefined;
  readonly name: string;
  readonly drawing: ComponentDrawing;
}) {
  return (
    <a className={styles.tile} href={href} target="_top">
      <svg className={styles.drawing} viewBox="0 0 72 48" aria-hidden="true">
        <path className={styles.quiet} d={drawing.quiet} />
        <path className={styles.copper} d={drawing.copper} />
      </svg>
      {name}
    </a>
  );
}

/** Links for the first steps, by reader. */
const startLinksByReader = [
  {
    title: 'Designers',
    links: [
      ['Colour, with its contrast', './?path=/docs/tokens-colour--docs'],
      ['Type', './?path=/docs/tokens-type--docs'],
      ['Space', './?path=/docs/tokens-space--docs'],
      ['Tokens in design tools', './?path=/docs/handbook-tokens-in-design-tools--docs'],
    ],
  },
  {
    title: 'Developers',
    links: [
      ['Where does it go?', './?path=/docs/handbook-where-does-it-go--docs'],
      ['Writing a component', './?path=/docs/handbook-writing-a-component--docs'],
      ['Writing a story', './?path=/docs/handbook-writing-a-story--docs'],
      ['Dependencies', './?path=/docs/handbook-dependencies--docs'],
    ],
  },
  {
    title: 'Reviewers',
    links: [
      ['All states of the chat', './?path=/docs/all-states-chat--docs'],
      ['All states of the pages', './?path=/docs/all-states-pages--docs'],
      ['The requirements', './?path=/docs/handbook-requirements-overview--docs'],
      ['Decisions: why the chat is no modal', './?path=/docs/handbook-decisions-a-panel-not-a-modal--docs'],
    ],
  },
] as const;

/** A sample of each of the four themes. */
function Swatches() {
  return (
    <div className={styles.swatches}>
      {themeNames.map((name) => (
        <div key={name} className={styles.swatch} data-theme-scope={name}>
          {name.replaceAll('-', ' ')}
          <span className={styles.colours}>
            {styles.fills.map((fill) => (
              <span key={fill} className={fill} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Content of the Welcome page: first steps, the themes, and a drawing of each component that links to its page. */
export function ComponentIndex() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <div className={styles.columns}>
        {startLinksByReader.map(({ title, links }) => (
          <section key={title} className={styles.start} aria-label={title}>
            <h2 className={styles.startTitle}>{title}: start here</h2>
            <ul>
              {links.map(([name, href]) => (
                <li key={name}>
                  <a className={styles.link} href={href} target="_top">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Swatches />
      {Object.entries(drawingsByPurpose).map(([purpose, drawings]) => (
        <section key={purpose} aria-label={purpose}>
          <h2 className={styles.purpose}>{purpose}</h2>
          <ul className={styles.tiles}>
            {Object.entries(drawings).map(([name, drawing]) => (
              <li key={name}>
                <Tile name={name} drawing={drawing} href={componentAddress(name)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
