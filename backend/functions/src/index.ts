import { initializeApp } from 'firebase-admin/app'

initializeApp()

export { followSellerName } from './follow-seller-name.ts'
export { indexForSearch } from './index-for-search.ts'
