import categoryNames from '@adamarket/shared/texts/tr/categories.json'

import messages from './tr/browse.json'

export default { ...messages, categoryNames }
