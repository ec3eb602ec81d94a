import { expect, test } from '../harness/journey/test.ts'

test('the documentation of the API is shown under a policy that allows nothing from outside', {
  tag: '@long',
}, async ({ page, allowErrors }) => {
  // The policy drops a style attribute of Swagger's, without harm to the page.
  allowErrors(/^Applying inline style violates/)
  const answer = await page.goto('/api/docs')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:/)
  await page.getByText('/api/api/user-study-records/user/{userId}').click()
  await expect(page.getByText('X-Next-Cursor').first()).toBeVisible()
})
