import { turkishCategoryNames } from '@adamarket/shared/i18n/turkish-category-names.ts'

import messages from './tr/browse.json'

export default { ...messages, categoryNames: turkishCategoryNames }
