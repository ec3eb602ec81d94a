import { knowledgeOf } from '../src/features/guide/knowledge/knowledge.ts'
import type { Material } from '../src/features/guide/knowledge/material.ts'
import { stepsFrom } from '../src/features/guide/order/steps.ts'

const TODAY = 20_780

/** Milliseconds that so many orders of ten years took, the fastest first. */
export function timesOf(orders: number): number[] {
  const material = tenYears()
  const times = Array.from({ length: orders }, () => {
    const from = performance.now()
    stepsFrom(knowledgeOf(material), { minutes: 150 })
    return performance.now() - from
  })
  return times.sort((a, b) => a - b)
}

function tenYears(): Material {
  return {
    today: TODAY,
    examDay: TODAY + 90,
    guess: 0.2,
    topics: Array.from({ length: 3000 }, (_, index) => ({
      id: `t${index}`,
      name: `Tópico ${index}`,
      subject: `Matéria ${index % 30}`,
      weight: 1 + (index % 7),
    })),
    log: Array.from({ length: 36_500 }, (_, index) => ({
      topic: `t${(index * 7919) % 3000}`,
      day: TODAY - 3650 + Math.floor(index / 10),
      seconds: 2400,
      questions: index % 3 === 0 ? 10 : 0,
      right: index % 3 === 0 ? 7 : 0,
      finished: index % 5 === 0,
      review: false,
    })),
  }
}
