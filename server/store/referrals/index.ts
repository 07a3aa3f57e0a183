export { attributeReferral, awardReferral, listReferredFriends, type ReferredFriend, referralCode } from './referrals.ts';
