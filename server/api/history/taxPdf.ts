import type { PDFDocument, PDFFont, PDFForm, PDFPage } from '@cantoo/pdf-lib';
import { lazyModule } from '../../../core/lazyModule.ts';

/** A field of a form: readable by a person, and by programs by its name. */
export interface PdfField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Takes the whole width of the page; default: half of it. */
  readonly wide?: boolean;
}

export interface PdfDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly fields: readonly PdfField[];
  /** Below the fields, a paragraph each. */
  readonly notes: readonly string[];
  /** When it was made. */
  readonly at: Date;
}

/** It is large, and few requests need it. */
const library = lazyModule(() => import('@cantoo/pdf-lib'));

const PAGE = { width: 612, height: 792, margin: 54 } as const; // US Letter, in points
const GAP = 12;
const FIELD_HEIGHT = 22;
const LABEL_SIZE = 8;
/** Without one, a reader fills the field with the text. */
const VALUE_SIZE = 11;
const NOTE_SIZE = 9;

/** Letters that do not come apart into a letter of the font and a mark. */
const LETTERS: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h' };

/** The text with the letters that the font of every PDF reader has: `Łukasz Dvořák` is `Lukasz Dvorák`; what is no Latin letter is `?`. */
export function inFont(text: string, characters: ReadonlySet<number>): string {
  const has = (letter: string): boolean => characters.has(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    const plain = LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return plain === '' || has(plain) ? plain : '?';
  }).join('');
}

/** A text in lines that are no wider than this. */
function linesOf(text: string, font: PDFFont, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

interface Pen {
  readonly page: PDFPage;
  readonly form: PDFForm;
  readonly font: PDFFont;
  readonly text: (value: string) => string;
}

/** @returns how far down the page the fields reach. */
function drawFields({ page, form, font, text }: Pen, fields: readonly PdfField[], top: number): number {
  const full = PAGE.width - 2 * PAGE.margin;
  let [x, y] = [PAGE.margin as number, top];
  for (const { name, label, value, wide = false } of fields) {
    const width = wide ? full : (full - GAP) / 2;
    if (wide && x > PAGE.margin) [x, y] = [PAGE.margin, y - FIELD_HEIGHT - 2 * GAP - LABEL_SIZE];
    page.drawText(text(label), { x, y: y - LABEL_SIZE, size: LABEL_SIZE, font });
    const field = form.createTextField(name);
    field.setText(text(value));
    field.addToPage(page, { x, y: y - LABEL_SIZE - 4 - FIELD_HEIGHT, width, height: FIELD_HEIGHT, font, borderWidth: 0.5 });
    field.setFontSize(VALUE_SIZE);
    field.enableReadOnly();
    const isLeft = !wide && x === PAGE.margin;
    [x, y] = isLeft ? [PAGE.margin + width + GAP, y] : [PAGE.margin, y - FIELD_HEIGHT - 2 * GAP - LABEL_SIZE];
  }
  return x > PAGE.margin ? y - FIELD_HEIGHT - 2 * GAP - LABEL_SIZE : y;
}

function fillMetadata(document: PDFDocument, title: string, at: Date): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-US');
  document.setProducer('Slipstream');
  document.setCreator('Slipstream');
  document.setCreationDate(at);
  document.setModificationDate(at);
}

/** One page of labelled, read-only form fields. */
export async function makePdf({ title, subtitle, fields, notes, at }: PdfDocument): Promise<Uint8Array> {
  const { PDFDocument: Pdf, StandardFonts } = await library.load();
  const document = await Pdf.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const characters = new Set(font.getCharacterSet());
  const text = (value: string): string => inFont(value, characters);
  fillMetadata(document, text(title), at);
  const page = document.addPage([PAGE.width, PAGE.height]);
  const top = PAGE.height - PAGE.margin;
  page.drawText(text(title), { x: PAGE.margin, y: top - 20, size: 20, font: bold });
  page.drawText(text(subtitle), { x: PAGE.margin, y: top - 38, size: 10, font });
  let y = drawFields({ page, form: document.getForm(), font, text }, fields, top - 60);
  for (const note of notes)
    for (const line of linesOf(text(note), font, NOTE_SIZE, PAGE.width - 2 * PAGE.margin)) {
      y -= NOTE_SIZE + 4;
      page.drawText(line, { x: PAGE.margin, y, size: NOTE_SIZE, font });
    }
  return document.save();
}
