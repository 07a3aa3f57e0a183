import { describeDocumentsAdapter } from './documents.ts';
import { describeFeedAdapter } from './feed.ts';
import { describeGatewayAdapter } from './gateway.ts';
import { describeLocationAdapter } from './location.ts';
import { describeMailAdapter, describePhoneAdapter } from './messages.ts';
import { feedUnderTest, moduleUnderTest } from './module.ts';
import {
  referenceDocuments,
  referenceFeed,
  referenceGateway,
  referenceLocation,
  referenceMail,
  referencePhone,
} from './references.ts';

// The module is the example, or what the variable of the kind names: `MAIL_ADAPTER=/path/to/mail.mjs`.
const [reference, module] = ['of the product', 'as a module'];

describeLocationAdapter(reference, referenceLocation);
describeLocationAdapter(module, () => moduleUnderTest('location', ({ providers }) => providers.location));
describeDocumentsAdapter(reference, referenceDocuments);
describeDocumentsAdapter(module, () => moduleUnderTest('documents', ({ providers }) => providers.documents));
describePhoneAdapter(reference, referencePhone);
describePhoneAdapter(module, () => moduleUnderTest('phone', ({ providers }) => providers.phone));
describeMailAdapter(reference, referenceMail);
describeMailAdapter(module, () => moduleUnderTest('mail', ({ providers }) => providers.mail));
describeGatewayAdapter(reference, referenceGateway);
describeGatewayAdapter(module, () => moduleUnderTest('gateway', ({ gateway }) => gateway));
describeFeedAdapter(reference, referenceFeed);
describeFeedAdapter(module, feedUnderTest);
