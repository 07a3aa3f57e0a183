import type { ReactNode } from 'react';
import { join } from './cls.ts';
import { css } from './stitches.ts';

const text = css({
  variants: {
    type: {
      micro: { type: 'micro' },
      caption: { type: 'caption' },
      body: { type: 'body' },
      base: { type: 'base' },
      title: { type: 'title' },
      section: { type: 'section' },
      heading: { type: 'heading' },
      page: { type: 'page' },
      display: { type: 'display' },
    },
    tone: { 1: { color: '$text' }, 2: { color: '$text2' }, 3: { color: '$text3' }, danger: { color: '$danger' } },
    strong: { true: { fontWeight: 600 } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums lining-nums' } },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
});

export interface TextProps {
  readonly as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'strong' | 'dt' | 'dd';
  readonly type?: 'micro' | 'caption' | 'body' | 'base' | 'title' | 'section' | 'heading' | 'page' | 'display';
  readonly tone?: 1 | 2 | 3 | 'danger';
  readonly strong?: boolean;
  readonly tabular?: boolean;
  readonly truncate?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Text({ as: Tag = 'span', type, tone, strong, tabular, truncate, className, ...rest }: TextProps) {
  const style = text({
    ...(type && { type }),
    ...(tone && { tone }),
    ...(strong && { strong }),
    ...(tabular && { tabular }),
    ...(truncate && { truncate }),
  });
  return <Tag {...rest} className={join(style.className, className)} />;
}
