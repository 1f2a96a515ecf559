import { inflateSync } from 'node:zlib';

/** Content of a page of a PDF. */
export interface PdfPage {
  /** The drawing commands, as text. */
  readonly drawing: string;
  /** Number of visible pieces of text. */
  readonly texts: number;
}

/** The pages of a PDF as Chromium writes it, in their order: objects in the open, drawings deflated. */
export function pdfPages(pdf: Buffer): PdfPage[] {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((body) => {
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
      const [, deflated = ''] = /stream\r?\n([\s\S]*)\nendstream/.exec(objects.get(contents) ?? '') ?? [];
      const drawing = inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1');
      return { drawing, texts: drawing.match(/\bT[jJ]\b/g)?.length ?? 0 };
    });
}
