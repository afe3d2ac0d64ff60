import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { formatDate } from '../../domain/calendar.ts';
import type { Loading } from '../defineReport.ts';
import { unlessLacking } from '../lacking.ts';
import { monthOf, monthOfInWords, type Period } from './period.ts';

const NOWHERE: Days = { anterior: null, posterior: null };

/** What is asked of the collections of a period. */
interface DeUmPeriodo {
  periodo: Period;
  desabilitadas?: boolean;
}

/** The query of a call about the collections of a period. */
export const queryOf = ({ periodo, desabilitadas }: DeUmPeriodo) =>
  desabilitadas ? ({ ...periodo, desabilitadas: 1 } as const) : periodo;

/** Days with collections before a period and after it; null where there are none. */
interface Days {
  anterior: string | null;
  posterior: string | null;
}

/** The months of such days, as other filters of what was asked. */
export function mesesCom<T extends DeUmPeriodo>({ anterior, posterior }: Days, asked: T) {
  const nearest = (day: string | null, which: string) =>
    day === null
      ? []
      : [
          {
            text: `${monthOfInWords(day)} (${which} em ${formatDate(day)})`,
            asked: { ...asked, periodo: monthOf(day) },
          },
        ];
  return [...nearest(anterior, 'última coleta antes'), ...nearest(posterior, 'primeira coleta depois')];
}

/**
 * The months nearest to a period without collections that have some: before it, then after it. None of a legacy server,
 * which cannot tell.
 *
 * @throws HttpError as the API
 */
export async function mesesProximos<T extends DeUmPeriodo>(api: Api, asked: T, { signal }: Loading) {
  const found = api(contract.coletasProximas.days, { query: queryOf(asked), signal }).then(({ data }) => data);
  return mesesCom(await unlessLacking(found, NOWHERE), asked);
}
