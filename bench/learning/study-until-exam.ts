import { Chance } from './chance.ts'
import { luckOf, type Marks, Notes } from './marks.ts'
import type { LogEntry, PlannedBlock, PlannedTopic, PlanRequest } from './planner.ts'
import { type SimulatedStudent, score, type TrueTopic } from './simulated-student.ts'

/** Answers a request as the guide does; its topics have numbers as ids. */
export type Plan = (request: PlanRequest) => readonly PlannedBlock[]

export type Weights = 'topic' | 'subject' | 'none' | 'names'

export interface Outcome {
  readonly points: number
  /** The most minutes that a day's blocks took beyond those of the day. */
  readonly backlog: number
  readonly blocks: number
  /** Blocks without a reason. */
  readonly unexplained: number
}

/** Share of blocks that are studied as planned; else the student does as he likes. */
const OBEDIENCE = 0.7
/** Learning a topic before the one that leads to it takes longer. */
const AHEAD = 1.1
/** A finished topic is mostly said to be. */
const SAYS_SO = 0.9
/** Minutes of a day that are no longer worth a plan. */
const TOO_SHORT = 10
const MINUTES_OF_A_QUESTION = 2.5

/** By chance where he does not know, or a fifth of the right ones guessed, marked or not. */
export type Habit = 'chance' | Marks

/** Lives one student's days to the exam by a plan, and sits the exam. */
export function studyUntilExam(
  made: SimulatedStudent,
  weights: Weights,
  plan: Plan,
  habit: Habit = 'chance',
): Outcome {
  const days = made.minutes.length
  const student = new Student(made, habit)
  const topics = made.topics.map((topic) => plannedTopicOf(topic, weights))
  const notes = { backlog: 0, blocks: 0, unexplained: 0 }
  made.minutes.forEach((there, today) => {
    student.wake(today)
    let minutes = there - student.answerCards(there)
    // A student who is done sooner asks again.
    for (let tries = 0; minutes >= TOO_SHORT && tries < 3; tries++) {
      const blocks = plan({
        topics,
        log: student.log,
        missed: student.notes.missed,
        today,
        minutes,
        examDate: days,
        guess: made.guess,
        exam: made.exam,
      })
      note(notes, blocks, minutes)
      minutes = student.followAll(blocks, minutes)
    }
  })
  return { points: score(made, days), ...notes }
}

type NoteCounts = Omit<Outcome, 'points'>

function note(
  notes: { -readonly [K in keyof NoteCounts]: NoteCounts[K] },
  blocks: readonly PlannedBlock[],
  minutes: number,
): void {
  const planned = blocks.reduce((sum, block) => sum + block.minutes, 0)
  notes.backlog = Math.max(notes.backlog, planned - minutes)
  notes.blocks += blocks.length
  notes.unexplained += blocks.filter(({ reason }) => reason.trim() === '').length
}

function plannedTopicOf(
  { id, subject, weight, subjectWeight, named }: TrueTopic,
  weights: Weights,
): PlannedTopic {
  if (weights === 'names' && named)
    return { id, subject: named.subject, block: named.block, name: named.topic }
  if (weights === 'none') return { id, subject }
  return weights === 'topic' ? { id, subject, weight } : { id, subject, weight: subjectWeight, guessed: true }
}

class Student {
  readonly log: LogEntry[] = []
  private readonly student: SimulatedStudent
  private readonly spent = new Map<number, number>()
  private readonly learned: number[] = []
  private readonly isLearned = new Set<number>()
  private readonly habit: Habit
  readonly notes: Notes
  private chance: Chance
  private today = 0

  constructor(student: SimulatedStudent, habit: Habit) {
    this.student = student
    this.habit = habit
    this.notes = new Notes(habit === 'chance' ? 'none' : habit, student)
    this.chance = new Chance(student.seed)
  }

  /** Chance is the day's own, so that days are alike under all plans. */
  wake(today: number): void {
    this.today = today
    this.chance = new Chance(this.student.seed, 11, today)
  }

  /** The day's cards, before all else; returns the minutes that they took. */
  answerCards(there: number): number {
    return this.notes.answerCards(this.today, there)
  }

  /** Returns the minutes that are left; none where there is nothing to study. */
  followAll(blocks: readonly PlannedBlock[], minutes: number): number {
    let left = blocks.length > 0 ? minutes : 0
    for (const block of blocks) left -= left > 0 ? this.follow(block, left) : 0
    return left
  }

  /** Studies a block, or something else in its time; returns the minutes that it took. */
  private follow(block: PlannedBlock, minutes: number): number {
    const obeys = this.chance.isBelow(OBEDIENCE)
    const topic = obeys ? this.student.topics[Number(block.topic)] : this.whim()
    if (!topic) return minutes
    const most = Math.min(block.minutes, minutes)
    return this.isLearned.has(topic.id) ? this.review(topic, most) : this.read(topic, most)
  }

  // Picks the next topic of any subject, or one already learned.
  private whim(): TrueTopic | undefined {
    const { topics } = this.student
    const known = this.learned[this.chance.upTo(this.learned.length)]
    const subject = topics[this.chance.upTo(topics.length)]?.subject
    const next = topics.find((topic) => topic.subject === subject && !this.isLearned.has(topic.id))
    const again = known === undefined ? undefined : topics[known]
    return this.chance.isBelow(0.5) ? (again ?? next) : (next ?? again)
  }

  private read(topic: TrueTopic, most: number): number {
    const before = this.student.topics[topic.id - 1]
    const isAhead = before?.subject === topic.subject && !this.spent.has(before.id)
    const needs = topic.minutes * (isAhead ? AHEAD : 1) - (this.spent.get(topic.id) ?? 0)
    const minutes = Math.min(most, Math.max(needs, 1))
    this.spent.set(topic.id, (this.spent.get(topic.id) ?? 0) + minutes)
    const isDone = needs <= most
    if (isDone) {
      topic.trace.learn(this.today)
      this.isLearned.add(topic.id)
      this.learned.push(topic.id)
    }
    this.notes.study(topic.id)
    const answers = isDone ? this.answers(topic, 5, true) : {}
    const finished = isDone && (this.chance.isBelow(SAYS_SO) || undefined)
    this.note({ topic: topic.id, minutes, kind: 'new', finished, ...answers })
    return minutes
  }

  private review(topic: TrueTopic, most: number): number {
    const minutes = Math.min(most, this.student.reviewMinutes * this.chance.lognormal(0.2))
    this.notes.study(topic.id)
    const answers = this.answers(topic, Math.max(1, Math.round(minutes / MINUTES_OF_A_QUESTION)), false)
    // Half a review does half the good, or none.
    if (this.chance.isBelow(minutes / this.student.reviewMinutes)) topic.trace.review(this.today)
    this.note({ topic: topic.id, minutes, kind: 'review', ...answers })
    return minutes
  }

  private answers(
    topic: TrueTopic,
    questions: number,
    isNew: boolean,
  ): Pick<LogEntry, 'questions' | 'right'> {
    if (!this.chance.isBelow(this.student.asksQuestions)) return {}
    const { guess } = this.student
    if (this.habit !== 'chance') {
      const sure = this.chance.binomial(questions, 0.95 * topic.trace.recall(this.today))
      const lucky = luckOf(this.chance, questions, sure)
      const right = sure + lucky
      this.notes.note(this.today, { topic: topic.id, questions, lucky, wrong: questions - right, isNew })
      return { questions, right }
    }
    const share = guess + (0.95 - guess) * topic.trace.recall(this.today)
    return { questions, right: this.chance.binomial(questions, share) }
  }

  private note(entry: Omit<LogEntry, 'day'>): void {
    this.log.push({ ...entry, day: this.today })
  }
}
