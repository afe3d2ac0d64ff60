import { contract } from '../../../contract/index.ts';
import { CAMPOS_CONFIGURACAO } from '../../../resources/relatorio/configuracao.ts';
import { type Implementation, implement } from '../../context.ts';
import { refuseStale, saveExisting } from '../../records.ts';
import { configuration, lockConfiguration, TABLE } from './repository.ts';

const { configuracaoRelatorios } = contract;

/** What printed reports say of who issues them. */
export const configuracaoRelatoriosRoutes: Implementation[] = [
  implement(configuracaoRelatorios.read, ({ db }) => configuration(db)),
  implement(configuracaoRelatorios.save, ({ write }, { body: { versao, idUsuario: _sent, ...values } }) =>
    write(async (tx) => {
      const row = await lockConfiguration(tx);
      await refuseStale(tx, TABLE, row, versao, CAMPOS_CONFIGURACAO);
      return saveExisting(tx, TABLE, row, values, { visible: CAMPOS_CONFIGURACAO });
    }),
  ),
];
