import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchIcon } from '#ui/icons/navigation.tsx'
import styles from '#ui/kit/kit.module.css'
import { Specimen } from '#ui/kit/specimen.tsx'
import { Notice } from '#ui/notice.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'

const nothing = () => {}

export function Feedback() {
  return (
    <>
      <Specimen name="Notice">
        <div className={styles['stack']}>
          <Notice title="You’re offline">You can still open pages you’ve already seen.</Notice>
          <Notice tone="success" title="Message sent successfully!" />
          <Notice tone="warning" title="Meet in a public place">
            Never pay before you have seen what you buy.
          </Notice>
          <Notice tone="danger" actions={<Button size="sm">Try again</Button>}>
            Error submitting form. Please try again.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="Spinner, ProgressBar">
        <Spinner label="Loading" />
        <Spinner size="2.5rem" />
        <div className={styles['stack']}>
          <ProgressBar label="Uploading" value={0.6} />
          <ProgressBar label="Loading" />
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <div className={styles['stack']}>
          <Skeleton height="2rem" width="60%" />
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton ratio="3 / 1" />
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <div className={styles['wide']}>
          <EmptyState
            level={3}
            illustration={<SearchIcon size="2.5rem" />}
            title="No results found for “zeppelin”"
            text="Try fewer words, or look in all of North Cyprus."
            actions={<Button variant="primary">Clear filters</Button>}
          />
        </div>
      </Specimen>
      <Specimen name="ShowMore">
        <div className={styles['wide']}>
          <ShowMore
            label="Show more"
            shown={{ text: '24 of 96', share: 0.25 }}
            onShowMore={nothing}
          />
        </div>
      </Specimen>
    </>
  )
}
