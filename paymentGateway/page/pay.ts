import { element } from '../../programs/page/dom.ts';
import { createPageApi } from './api.ts';
import { openPayPage } from './payPage.ts';

const main = document.getElementById('payment');
const [, token = ''] = /^\/pay\/([\w-]{1,100})$/.exec(location.pathname) ?? [];
if (main !== null)
  openPayPage(main, createPageApi(token)).catch(() => {
    main.setAttribute('aria-busy', 'false');
    main.replaceChildren(
      element('p', { class: 'wait', role: 'status' }, 'The payment could not be opened. Close it and try again.'),
    );
  });
