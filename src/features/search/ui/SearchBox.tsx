import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cleanSearchTerm } from '../../../../core/texts/search.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { headerSearch } from '../../../ui/headerStyles.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isComposing } from '../../../ui/isEnter.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { searchOfAddress, searchPath } from '../logic/address.ts';

/** What the strip tells the box about its options, for assistive technology. */
export interface Popup {
  readonly isExpanded: boolean;
  /** The id of the option that the arrows have reached. */
  readonly activeId: string | undefined;
}

export interface SearchStripProps {
  readonly text: string;
  /** The term of the address; null where the page is not the search. */
  readonly addressed: string | null;
  /** The strip's own handling of keys in the box; it is true for a key that it has used. */
  readonly keys: { current: ((key: string) => boolean) | null };
  readonly onPopup: (popup: Popup) => void;
  readonly onText: (text: string) => void;
  /** The address of the search page follows what is typed. */
  readonly onAddress: (term: string) => void;
  readonly onClose: () => void;
}

const strip = lazyPart<SearchStripProps>(() => import('./SearchStrip.tsx').then((module) => module.SearchStrip));

const CLOSED: Popup = { isExpanded: false, activeId: undefined };

const field = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 2px 0 12px',
  borderRadius: '$md',
  backgroundColor: '$surface2',
  border: '1px solid transparent',
  color: '$text3',
  '&:hover': { borderColor: '$lineStrong' },
  '&:focus-within': { borderColor: '$focus', boxShadow: '0 0 0 1px $colors$focus' },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    type: 'base',
    color: '$text',
    '&::placeholder': { color: '$text3', opacity: 1 },
  },
  '@small': {
    '&:focus-within': { position: 'absolute', left: 8, right: 8, top: 10, zIndex: 1 },
    // A button of 44 px: the input lies over the whole of it, its text pushed out of sight.
    '&:not(:focus-within)': {
      position: 'relative',
      overflow: 'hidden',
      '& > input': { position: 'absolute', inset: 0, width: '100%', paddingLeft: '100%', cursor: 'pointer' },
      '& > button': { display: 'none' },
    },
  },
});

/** The key that leads here, while the box rests. */
const keyHint = cls({
  flex: 'none',
  width: 18,
  marginRight: 10,
  border: '1px solid $lineStrong',
  borderRadius: '$sm',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'center',
  '@small': { display: 'none' },
});

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** The search box of the header; only while its flag is on. */
export function SearchBox() {
  return useFlag('search') ? <Box /> : null;
}

function Box() {
  const { placeholder } = useBrand().search;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = searchOfAddress(pathname, search);
  const addressed = address?.term ?? '';
  const [text, setText] = useState(addressed);
  const [isOpen, setOpen] = useState(false);
  const [popup, setPopup] = useState(CLOSED);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);
  /** The term of the last address that the typing itself has made. */
  const written = useRef(addressed);

  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    setText(addressed);
  }, [addressed]);

  // Before the first paint, so that a visible box listens.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function close(): void {
    setOpen(false);
    setPopup(CLOSED);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (isOpen && keys.current?.(event.key)) event.preventDefault();
    else if (event.key === 'Enter' && cleanSearchTerm(text) !== '')
      void navigate(searchPath({ term: cleanSearchTerm(text), tab: 'ALL' }));
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <search className={headerSearch} onBlur={onBlur}>
      <div className={field}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="text"
          role="combobox"
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={popup.isExpanded}
          aria-controls={popup.isExpanded ? 'search-options' : undefined}
          aria-activedescendant={popup.activeId}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text === '' && !isOpen && (
          <span className={keyHint} aria-hidden="true">
            /
          </span>
        )}
        {text !== '' && (
          <IconButton
            icon="close"
            iconSize={18}
            label="Clear search"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      {isOpen && (
        <strip.Component
          text={text}
          addressed={address?.term ?? null}
          keys={keys}
          onPopup={setPopup}
          onText={setText}
          onAddress={(term) => {
            written.current = term;
            void navigate(searchPath({ term, tab: address?.tab ?? 'ALL' }), { replace: true, state: { keepsFocus: true } });
          }}
          onClose={close}
        />
      )}
    </search>
  );
}
