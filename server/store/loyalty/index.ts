export { addLoyaltyMember, type LoyaltyMember, readLoyaltyMember } from './members.ts';
