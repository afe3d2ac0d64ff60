import { contract } from '../../../../contract/index.ts';
import { SEMPRE } from '../../../../domain/coleta/datedLimits.ts';
import { LIMITES, parametro } from '../../../../resources/parametro/definition.ts';
import { type Implementation, implement } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { refuseStale } from '../../../records.ts';
import { type Period, periods } from '../../../registers/dated/repository.ts';
import { removePeriod } from '../../../registers/dated/service.ts';
import { getRecord, lockRegister, storedNames } from '../../../registers/repository.ts';
import { existing } from '../../../registers/save.ts';

const { limites } = contract;

const told = ({ desde, minimo, maximo }: Period) => ({ desde: desde === SEMPRE ? null : desde, minimo, maximo });

/** The limits of parameters from day to day. */
export const limitesRoutes: Implementation[] = [
  implement(limites.all, async ({ db }) =>
    (await periods(db, LIMITES)).map((period) => ({ idParametro: period.idParametro, ...told(period) })),
  ),
  implement(limites.ofParametro, async ({ db }, { params: { id } }) => {
    if (!(await getRecord(db, parametro, id))) throw notFound();
    return (await periods(db, LIMITES, id)).map(told);
  }),
  implement(limites.remove, ({ write }, { params: { id }, body: { desde, versao } }) =>
    write(async (tx) => {
      const row = existing(await lockRegister(tx, parametro), id);
      await refuseStale(tx, parametro.entity, row, versao, storedNames(parametro));
      return removePeriod(tx, LIMITES, row, desde);
    }),
  ),
];
