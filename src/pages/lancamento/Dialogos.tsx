import { useState } from 'react';
import type { Leitura } from '../../../contract/leitura.ts';
import type { Conflict } from '../../kit/forms/conflict.ts';
import { PerguntaDePendentes } from './envio/PerguntaDePendentes.tsx';
import { comoMaisNova, comoOutraPessoa } from './envio/pedido.ts';
import type { Pendente } from './guardado/pendente.ts';
import type { Campo, Textos } from './leitura/campos.ts';
import { CompararVersoes } from './linha/CompararVersoes.tsx';
import type { NomeDe } from './linha/colunas.ts';
import { DetalhesDaLeitura } from './linha/DetalhesDaLeitura.tsx';
import type { Linha } from './linha/linha.ts';
import { useLerDeNovo } from './pecas/useLerDeNovo.ts';
import type { Lancamento } from './useLancamento.ts';

/** Which dialog is open. */
export type Aberto = { que: 'pergunta' } | { que: 'detalhes' | 'versoes'; idHidrometro: number };

interface DialogosProps {
  aberto: Aberto | null;
  lancamento: Lancamento;
  nome: NomeDe;
  mayEdit: boolean;
  onSave(ids: readonly number[]): void;
  onSaveAll(): void;
  onDiscard(pendente: Pendente): void;
  onClose(): void;
}

/** The row that a dialog is about; as it was last, should its meter leave the grid: what is typed of it stays. */
function useLinhaAberta(aberto: Aberto | null, linhas: readonly Linha[]): Linha | undefined {
  const id = aberto && 'idHidrometro' in aberto ? aberto.idHidrometro : undefined;
  const isIt = ({ leitura }: Linha) => leitura.idHidrometro === id;
  const found = linhas.find(isIt);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last && isIt(last) ? last : undefined);
}

/** The grid's dialogs. */
export function Dialogos(props: DialogosProps) {
  const { aberto, lancamento, nome, mayEdit, onSave, onSaveAll, onDiscard, onClose } = props;
  const { linhas, pendencias, enviaveis, envio, remover: remove } = lancamento;
  const linha = useLinhaAberta(aberto, linhas);
  const lerDeNovo = useLerDeNovo();
  if (!aberto) return null;
  if (aberto.que === 'pergunta') {
    const [first] = enviaveis;
    if (!first) return null;
    const { idHidrometro } = first;
    return (
      <PerguntaDePendentes
        pendentes={enviaveis}
        onYes={() => {
          onClose();
          onSave([idHidrometro]);
        }}
        onNo={() => {
          onDiscard(first);
          onClose();
        }}
        onSaveAll={() => {
          onClose();
          onSaveAll();
        }}
        onClose={onClose}
      />
    );
  }
  const { idHidrometro } = aberto;
  if (!linha) return null;
  if (aberto.que === 'detalhes') {
    const type = (textos: Textos, leitura: Leitura, takenBack: boolean) =>
      pendencias.type(
        Object.entries(textos).map(([campo, text]) => ({ leitura, campo: campo as Campo, text })),
        takenBack,
      );
    return <DetalhesDaLeitura {...{ linha, mayEdit, remove, onClose }} onDone={type} />;
  }
  const falha = envio.falhas.get(idHidrometro);
  if (falha?.resultado.como !== 'alterada') return null;
  const { leitura } = linha;
  /** Goes on with these texts over a reading that is saved. */
  function goOn(outra: Leitura, textos: Textos) {
    pendencias.over(outra, textos);
    envio.changeRow(idHidrometro, () => outra);
    envio.untell(idHidrometro);
    onClose();
  }
  function reload(left: Textos, conflito: Conflict) {
    goOn(comoMaisNova(leitura, conflito), left);
    lerDeNovo();
  }
  return (
    <CompararVersoes
      linha={linha}
      refused={falha.resultado.conflito}
      nome={nome}
      onKeep={(kept, conflito) => {
        if (Object.keys(kept).length === 0) return reload(kept, conflito);
        goOn(comoOutraPessoa(leitura, conflito), kept);
        onSave([idHidrometro]);
      }}
      onReload={reload}
      onClose={onClose}
    />
  );
}
