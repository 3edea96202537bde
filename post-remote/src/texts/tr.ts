import categoryNames from '@adamarket/shared/texts/tr/categories.json'

import messages from './tr/post.json'

export default { ...messages, categoryNames }
