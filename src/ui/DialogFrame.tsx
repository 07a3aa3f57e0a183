import type { ElementType, ReactElement, ReactNode } from 'react';
import { cls } from './cls.ts';
import { IconButton } from './IconButton.tsx';
import { Icon, type IconName } from './icons/Icon.tsx';
import { css } from './stitches.ts';

/** Classes of the box around a DialogFrame. */
export const dialogBox = css({
  width: '100%',
  maxWidth: 440,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 24,
  backgroundColor: '$surface',
  borderRadius: '$xl',
  boxShadow: '$shadows$modal, inset 0 0 0 1px $colors$line',
  '&:focus-visible': { outline: 'none' },
  variants: {
    wide: { true: { maxWidth: 520 } },
    centred: { true: { justifyItems: 'center', textAlign: 'center', padding: '32px 32px 24px', '& > svg': { marginBottom: 8 } } },
  },
});

const head = cls({ display: 'flex', alignItems: 'flex-start', gap: 12, width: '100%' });
const heading = cls({ flex: 1, type: 'heading', textWrap: 'balance' });
const closeMark = cls({ margin: '-8px -12px -8px 0' });
/** The close button of a centred dialog, in its corner. */
const corner = cls({ position: 'absolute', top: 12, right: 12 });
const bodyText = cls({
  type: 'base',
  fontWeight: 400,
  color: '$text2',
  display: 'grid',
  gap: 12,
  '& strong': { color: '$text', fontWeight: 600 },
});
const foot = cls({ display: 'flex', gap: 8, width: '100%', '& > *': { flex: 1 } });
const stack = cls({ display: 'grid', gap: 8, width: '100%' });
const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  flex: 'none',
  borderRadius: '50%',
  variants: {
    tone: {
      info: { backgroundColor: '$infoSoft', color: '$info' },
      success: { backgroundColor: '$successSoft', color: '$success' },
      warning: { backgroundColor: '$warningSoft', color: '$warning' },
      danger: { backgroundColor: '$dangerSoft', color: '$danger' },
    },
  },
});

export interface DialogContent {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons that share the width: the safe choice first, the main choice last. */
  readonly footer?: ReactNode;
  /** Buttons one below the other, the main choice first. */
  readonly stacked?: boolean;
  /** An illustration above the message. */
  readonly illustration?: ReactNode;
  /** A round mark beside the title. */
  readonly mark?: { readonly icon: IconName; readonly tone: 'info' | 'success' | 'warning' | 'danger' };
  /** 520 px instead of 440: tables and legal text. */
  readonly wide?: boolean;
  /** False for a notice that needs an answer: no close button, and Escape and the scrim do nothing. */
  readonly dismissible?: boolean;
}

/** What makes the parts of the frame parts of a modal. */
export interface DialogParts {
  readonly Title: ElementType<{ className: string; children: ReactNode }>;
  readonly body: (element: ReactElement) => ReactNode;
  readonly close: (element: ReactElement) => ReactNode;
}

/** The inside of a dialog. */
export function DialogFrame({ parts, ...content }: DialogContent & { readonly parts: DialogParts }) {
  const { illustration, dismissible = true } = content;
  const { Title } = parts;
  return (
    <>
      {illustration}
      <div className={head}>
        {content.mark && (
          <span className={mark({ tone: content.mark.tone }).className}>
            <Icon name={content.mark.icon} size={20} />
          </span>
        )}
        <Title className={heading}>{content.title}</Title>
        {dismissible && parts.close(<IconButton icon="close" label="Close" className={illustration ? corner : closeMark} />)}
      </div>
      {content.children && parts.body(<div className={bodyText}>{content.children}</div>)}
      {content.footer && <div className={content.stacked ? stack : foot}>{content.footer}</div>}
    </>
  );
}
